/** How long one file of a test runner took. */
export interface FileTime {
  file: string;
  seconds: number;
}

/** How long a step took; `files` when it runs test files. */
export interface StepTime {
  name: string;
  seconds: number;
  files: readonly FileTime[];
}

const SHOWN_FILES = 10;

/** Lines that say where the time went: each step, then the slowest files of each step that has files. */
export function timeLines(steps: readonly StepTime[]): string[] {
  const line = (seconds: number, name: string): string => `${seconds.toFixed(1).padStart(8)} s  ${name}`;
  const files = steps.flatMap(({ name, files }) => {
    const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, SHOWN_FILES);
    return slowest.length === 0
      ? []
      : [`Slowest files of ${name}`, ...slowest.map(({ seconds, file }) => line(seconds, file))];
  });
  return ['Steps', ...steps.map(({ seconds, name }) => line(seconds, name)), ...files];
}
