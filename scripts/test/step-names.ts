/** The steps of `npm test`, in their order. */
export const STEP_NAMES = [
  'format',
  'types',
  'lint',
  'schema',
  'codegen',
  'migrations',
  'build',
  'jest',
  'playwright',
] as const;

export type StepName = (typeof STEP_NAMES)[number];
