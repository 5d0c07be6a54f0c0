/** The steps of `npm test`, in their order. */
export const STEP_NAMES = ['build', 'format', 'lint', 'schema', 'codegen', 'migrations', 'jest', 'playwright'] as const;

export type StepName = (typeof STEP_NAMES)[number];
