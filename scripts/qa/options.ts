import type { Role } from '../../domain/roles';
import { readCommandLine } from '../command-line';
import { DEMO_EMAILS, DEMO_PASSWORD } from '../seed/demo-accounts';
import { StartUpError } from '../start-up-error';

export const HELP = `npm run qa -- [url] [--account [role=]email[:password]]… [--code 123456] [--read-only | --write]

Walks through a running server as a visitor, a seeker, a company and an administrator, and writes a report.
Exit code 1 when a step failed.

  url          where the server answers; http://localhost:4000 when it is missing
  --account    who signs in; once for each account. The role is the one that the account acts in; with
               seeker=, company= or admin= before the address it must be that one.
               A missing password is read from QA_PASSWORD_SEEKER, QA_PASSWORD_COMPANY or QA_PASSWORD_ADMIN where
               the role is given, else from QA_PASSWORD, so that it stays out of the shell's history.
               Without --account: the demo's accounts on this machine, none elsewhere.
  --code       a code of the authenticator app, or a recovery code, for the account that asks for one; or set its
               secret in QA_TOTP_SECRET
  --write      lets the company post a job and the seeker apply to it on another machine; on this one that is done
               unless --read-only is given

What is written is named "Smoke test, please ignore" and taken back at the end, also after a failed step or Ctrl-C:
the application is withdrawn, the job deleted, every session logged out. What could not be taken back is a failed step.
For good there are a withdrawn application in the seeker's list, mails to the accounts, and lines in the audit trail
about what the administrator read. No one is accepted or rejected, nothing is bought.
A server with OPERATIONS=registered, which is what production has unless it says any, answers these questions to
administrators alone.`;

export interface Account {
  email: string;
  password: string;
  /** The role that the account must act in; null for either. */
  role: Role | null;
}

export interface SecondFactor {
  code: string | null;
  secret: string | null;
}

export interface QaOptions {
  url: URL;
  accounts: readonly Account[];
  secondFactor: SecondFactor;
  mayWrite: boolean;
}

const ROLES: Readonly<Record<string, Role>> = { seeker: 'USER', company: 'COMPANY', admin: 'ADMIN' };
const DEFAULT_URL = 'http://localhost:4000';

type Environment = Readonly<Record<string, string | undefined>>;

/** Null when help is asked for. Throws StartUpError for what cannot be understood. */
export function readQaOptions(words: readonly string[], environment: Environment): QaOptions | null {
  const { values, positionals } = readCommandLine(words, '\nnpm run qa -- --help explains all options.', {
    allowPositionals: true,
    options: {
      account: { type: 'string', multiple: true },
      code: { type: 'string' },
      write: { type: 'boolean' },
      'read-only': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return null;
  if (positionals.length > 1) throw new StartUpError(`One address, please: ${positionals.join(', ')}`);
  if (values.write && values['read-only']) throw new StartUpError('Either --write or --read-only.');
  const url = urlOf(positionals[0] ?? DEFAULT_URL);
  const isHere = isThisMachine(url);
  const given = (values.account ?? []).map((text) => accountOf(text, environment));
  return {
    url,
    accounts: given.length === 0 && isHere ? demoAccounts() : given,
    secondFactor: { code: values.code ?? null, secret: environment['QA_TOTP_SECRET'] || null },
    mayWrite: values['read-only'] ? false : isHere || (values.write ?? false),
  };
}

function urlOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new StartUpError(`${text} is no address; write it like ${DEFAULT_URL}.`);
}

function isThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

function accountOf(text: string, environment: Environment): Account {
  const [, roleName, email = '', given] = /^(?:(seeker|company|admin)=)?([^:]*)(?::(.*))?$/s.exec(text) ?? [];
  // The text is not repeated: it may hold a password.
  if (!email.includes('@'))
    throw new StartUpError('--account wants [role=]email[:password], with role seeker, company or admin.');
  const ofRole = roleName && environment[`QA_PASSWORD_${roleName.toUpperCase()}`];
  const password = given || ofRole || environment['QA_PASSWORD'];
  if (!password)
    throw new StartUpError(
      `There is no password for ${email}: set QA_PASSWORD${roleName ? `_${roleName.toUpperCase()}` : ''}, or write ${email}:password.`,
    );
  return { email, password, role: roleName ? (ROLES[roleName] ?? null) : null };
}

function demoAccounts(): Account[] {
  const { seeker, company, admin } = DEMO_EMAILS;
  return [
    { email: seeker, password: DEMO_PASSWORD, role: 'USER' },
    { email: company, password: DEMO_PASSWORD, role: 'COMPANY' },
    { email: admin, password: DEMO_PASSWORD, role: 'ADMIN' },
  ];
}
