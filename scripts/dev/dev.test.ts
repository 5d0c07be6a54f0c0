import { forHotReplacement } from './development-headers';
import { readableLine } from './log-lines';
import { RESTARTS } from './restarted-server';

test('shows warnings, errors with their stack and own output; keeps the rest for the log file', () => {
  expect(readableLine('{"level":30,"time":1,"pid":2,"hostname":"h","msg":"listening"}')).toBeNull();
  const failed =
    '{"level":50,"time":1,"pid":2,"hostname":"h","requestId":"r1","err":{"message":"no","stack":"Error: no\\n    at x"},"msg":"a request failed"}';
  expect(readableLine(failed)).toBe('error: a request failed {"requestId":"r1"}\nError: no\n    at x');
  expect(readableLine('a console.log of mine')).toBe('a console.log of mine');
  expect(readableLine('{"level":"mine"')).toBe('{"level":"mine"');
  expect(readableLine('Debugger listening on ws://127.0.0.1:9229/1')).toBeNull();
  expect(readableLine('    at Module.load (node:internal/modules/cjs/loader:1266:32)')).toBeNull();
  expect(readableLine('    at start (/home/me/server/main.ts:1:1)')).not.toBeNull();
});

test('widens the content policy by what hot replacement needs and nothing else', () => {
  const policy =
    "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';connect-src 'self';object-src 'none'";
  expect(forHotReplacement(policy, 'n1')).toBe(
    "default-src 'self';script-src 'self' 'nonce-n1';style-src 'self' 'unsafe-inline';connect-src 'self' ws:;object-src 'none';worker-src 'self' blob:",
  );
});

test('the server restarts for its code, and not for tests, the client or what is generated for others', () => {
  const code = [
    'server/http/app.ts',
    'domain/slots.ts',
    'migrations/index.ts',
    'server/http/graphql/persisted-documents.json',
  ];
  const other = [
    'server/http/exports/csv.test.ts',
    'testkit/people/actors.ts',
    'server/.swcrc',
    'client/main.tsx',
    'scripts/dev.ts',
    'schema.graphql',
  ];
  expect([...code, ...other].filter((file) => RESTARTS.test(file))).toEqual(code);
});
