import { jobApplicants } from './modules/applications/public';
import type { ModulePorts } from './services';

/** Which module answers what those below it ask. */
export const modulePorts: ModulePorts = { jobApplicants };
