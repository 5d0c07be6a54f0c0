import { Router } from 'express';
import { Mailbox } from './mailbox';

/** Local stand-ins for outside services. They speak the real protocols and never start in production. */
export interface SandboxParts {
  router: Router;
  smtpUrl: string;
  close(): Promise<void>;
}

export async function startSandbox(isProduction: boolean): Promise<SandboxParts> {
  if (isProduction) throw new Error('Stand-ins for outside services do not run in production');
  const mailbox = new Mailbox();
  const smtpUrl = await mailbox.listen();
  const router = Router();
  router.use(mailbox.routes());
  return { router, smtpUrl, close: () => mailbox.close() };
}
