import { graphql } from '../../testkit/graphql';
import { check } from './expectations';
import { step, vitalStep, type Journey, type SmokeRun } from './smoke-run';

const WHO_IS_HERE = graphql(`query SmokeVisitor { viewer { id } }`);
const OWN_APPLICATIONS = graphql(`query SmokeOwnApplications { myApplications { id } }`);

/** Headers of every page, with what their values must contain. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=()',
};

/** What a visitor sees who is not signed in. */
export function publicJourney(run: SmokeRun, url: URL): Journey {
  const visitor = run.visitor();
  const answersWith = async (path: string, type: string): Promise<Response> => {
    const response = await visitor.fetch(path);
    const found = response.headers.get('content-type') ?? 'no content type';
    const goesTo = response.headers.get('location');
    check(
      response.status === 200,
      `${path} answered ${response.status}${goesTo ? `, to ${goesTo}` : ''} in place of 200.`,
    );
    check(found.includes(type), `${path} answered ${found} in place of ${type}.`);
    return response;
  };
  return {
    name: 'Visitor',
    steps: [
      vitalStep('/healthz: the server lives', () => answersWith('/healthz', 'json')),
      vitalStep('/readyz: its database answers', () => answersWith('/readyz', 'json')),
      step('the page comes with its scripts and styles', async () => {
        const page = await (await answersWith('/login', 'text/html')).text();
        const scripts = [...page.matchAll(/<script[^>]+src="(\/[^"]+)"/g)];
        const styles = [...page.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="(\/[^"]+)"/g)];
        check(scripts.length > 0, 'The page loads no script.');
        for (const [, path = ''] of scripts) await answersWith(path, 'javascript');
        for (const [, path = ''] of styles) await answersWith(path, 'css');
      }),
      step('the page has its security headers', async () => {
        const { headers } = await answersWith('/', 'text/html');
        const wanted = url.protocol === 'https:' ? { ...HEADERS, 'strict-transport-security': 'max-age=' } : HEADERS;
        const wrong = Object.entries(wanted).filter(([name, part]) => !headers.get(name)?.includes(part));
        check(
          wrong.length === 0,
          wrong.map(([name, part]) => `${name} is ${headers.get(name) ?? 'missing'}; it must hold ${part}.`).join('\n'),
        );
      }),
      step('nobody is signed in', async () => {
        const { viewer } = await visitor.ask(WHO_IS_HERE);
        check(viewer === null, 'A browser without a cookie is signed in.');
      }),
      step('what needs an account is refused', async () => {
        const { errors } = await visitor.send(OWN_APPLICATIONS);
        const code = errors?.[0]?.extensions.errorCode;
        // With OPERATIONS=registered, the document itself is refused first.
        check(
          code === 'NOT_SIGNED_IN' || code === 'NOT_ALLOWED',
          `myApplications without an account answered ${code ?? 'data'}.`,
        );
      }),
    ],
  };
}
