import { withDatabase } from '../testkit/database/with-database';
import { createProgress } from './progress';
import { runCommandLine } from './start-up-error';

void runCommandLine(() => withDatabase({ isMigrated: true, onProgress: createProgress() }, () => Promise.resolve()));
