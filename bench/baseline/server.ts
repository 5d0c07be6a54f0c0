import { createServer, type IncomingMessage } from 'node:http';
import { createPool } from 'mysql2/promise';
import { connectionOptions } from '../../server/db/database-url';
import type { RegisteredName } from '../../testkit/server/registered-operation';
import { acceptApplicant } from './accept';
import { adminApplications } from './admin-reads';
import { companyDashboard } from './company-dashboard';
import { allApplicants, companyJobApplicants } from './company-reads';
import type { Handler } from './handler';
import { login } from './login';
import { PAGE_HANDLERS } from './public-reads';
import { seekerApplications, seekerJob, seekerJobs } from './seeker-reads';
import { jobSuggestions } from './suggestions';

/**
 * What the measurements are compared with: node:http, a mysql2 pool of the same size, one prepared hand-written
 * statement for each read, and no session, framework, GraphQL or permission in between.
 */
const HANDLERS: Readonly<Record<string, Handler>> = {
  SeekerJobs: seekerJobs,
  SeekerJob: seekerJob,
  JobSuggestions: jobSuggestions,
  SeekerApplications: seekerApplications,
  AllApplicants: allApplicants,
  CompanyJobApplicants: companyJobApplicants,
  CompanyDashboard: companyDashboard,
  AdminApplications: adminApplications,
  Login: login,
  AcceptApplicant: acceptApplicant,
} satisfies Partial<Record<RegisteredName, Handler>>;

const pool = createPool({
  ...connectionOptions(process.env['DATABASE_URL'] ?? ''),
  connectionLimit: Number(process.env['DATABASE_POOL_SIZE'] ?? 10),
});

async function page(address: string): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const handler = PAGE_HANDLERS[pathname.slice('/page/'.length)];
  if (!handler) throw new Error(`There is no ${address}`);
  return handler(pool, searchParams);
}

async function answer(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const handler = HANDLERS[(request.url ?? '').slice(1)];
  if (!handler) throw new Error(`There is no ${request.url}`);
  const variables = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
  return JSON.stringify({ data: await handler(pool, String(request.headers['x-viewer'] ?? ''), variables) });
}

const server = createServer((request, response) => {
  if (request.url === '/readyz') return void response.end();
  const isPage = request.method === 'GET';
  (isPage ? page(request.url ?? '') : answer(request)).then(
    (body) =>
      response
        .writeHead(200, {
          'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
          'content-length': Buffer.byteLength(body),
        })
        .end(body),
    (error: unknown) => {
      const body = JSON.stringify({ errors: [{ message: error instanceof Error ? error.message : String(error) }] });
      response.writeHead(500, { 'content-length': Buffer.byteLength(body) }).end(body);
    },
  );
});
server.keepAliveTimeout = 60_000;
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
// The pipe of the parent process: this server ends when the parent is gone.
process.stdin.on('end', () => process.exit(0)).resume();
