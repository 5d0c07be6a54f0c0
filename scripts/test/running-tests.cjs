const EVERY_MS = 5 * 60_000;

/**
 * Jest's reporter beside the usual one: names what has been running for more than five minutes. A test and a hook end
 * by their own limit, with their name; an endless loop, or a file that hangs outside its tests, would stay silent.
 */
module.exports = class RunningTests {
  running = new Map();

  onRunStart() {
    this.timer = setInterval(() => this.tell(), EVERY_MS);
    this.timer.unref();
  }

  onTestFileStart({ path }) {
    this.running.set(path, { since: Date.now(), test: null });
  }

  onTestCaseStart({ path }, { fullName }) {
    const file = this.running.get(path);
    if (file) file.test = fullName;
  }

  onTestCaseResult({ path }) {
    const file = this.running.get(path);
    if (file) file.test = null;
  }

  onTestFileResult({ path }) {
    this.running.delete(path);
  }

  onRunComplete() {
    clearInterval(this.timer);
  }

  tell() {
    for (const [path, { since, test }] of this.running) {
      const minutes = Math.floor((Date.now() - since) / 60_000);
      if (minutes >= 5)
        process.stderr.write(
          `Still running after ${minutes} minutes: ${path}${test ? ` (${test})` : ', outside its tests'}\n`,
        );
    }
  }
};
