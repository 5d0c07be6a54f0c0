/** Prints one line of progress. */
export type OnProgress = (line: string) => void;

/** Progress lines on standard output, each with the seconds since this call. */
export function createProgress(): OnProgress {
  const start = process.hrtime.bigint();
  return (line) => {
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    process.stdout.write(`${seconds.toFixed(1).padStart(6)}s  ${line}\n`);
  };
}
