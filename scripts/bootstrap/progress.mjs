/** One line about what is under way: rewritten in a terminal, printed every few seconds elsewhere. */
const isTerminal = process.stderr.isTTY;
const MILLISECONDS_BETWEEN_LINES = isTerminal ? 500 : 4_000;
const start = process.hrtime.bigint();

const seconds = () => `${(Number(process.hrtime.bigint() - start) / 1e9).toFixed(0)} s`;

/** Shows what `text` says until the function that it returns is called. */
export function showProgress(text) {
  const show = () =>
    process.stderr.write(isTerminal ? `\r\x1b[2K${text()}, ${seconds()}` : `${text()}, ${seconds()}\n`);
  show();
  const timer = setInterval(show, MILLISECONDS_BETWEEN_LINES);
  return () => {
    clearInterval(timer);
    show();
    if (isTerminal) process.stderr.write('\n');
  };
}
