package org.royalfork.parallel.service;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;

/** Keeps all that it hears, and from which threads. */
class HeardListener implements ServiceListener {

    final List<Finding> progress = new CopyOnWriteArrayList<>();
    final List<String> log = new CopyOnWriteArrayList<>();
    final List<Finding> results = new CopyOnWriteArrayList<>();
    final List<String> order = new CopyOnWriteArrayList<>();
    final List<Thread> threads = new CopyOnWriteArrayList<>();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);

    @Override
    public void onProgress(Finding soFar) {
        hear("progress");
        progress.add(soFar);
        begun.countDown();
    }

    @Override
    public void onLogLine(String line) {
        hear("log");
        log.add(line);
    }

    @Override
    public void onResult(Finding result) {
        hear("result");
        results.add(result);
        ended.countDown();
    }

    private void hear(String what) {
        order.add(what);
        threads.add(Thread.currentThread());
    }

    void awaitProgress() throws InterruptedException {
        begun.await();
    }

    Finding awaitResult() throws InterruptedException {
        ended.await();
        return results.getFirst();
    }
}
