import { readdirSync, readFileSync } from 'node:fs';
import { aSeeker } from '../../testkit/people/actors';
import { anInvoice } from '../../testkit/market/payment-factory';
import { aCompany } from '../../testkit/people/actors';
import { mailsArrived } from '../../testkit/outside/mailbox';
import { logIn, registerSeeker } from '../../testkit/people/registration';
import { sendRegistered } from '../../testkit/server/registered-operation';
import { readOperations } from '../http/graphql/registered-operations';
import { useServer } from '../../testkit/server/test-server';

/** deploy/prometheus and deploy/grafana name only what a server answers; the alarms themselves are tried by promtool. */
const server = useServer({ METRICS_PORT: '0', RATE_LIMIT_FACTOR: '1' });

const FILES = ['deploy/prometheus/rules.yml', ...readdirSync('deploy/grafana').map((name) => `deploy/grafana/${name}`)];
/** Labels that Prometheus adds, and what its rules make. */
const OF_PROMETHEUS = new Set(['job', 'instance', 'le']);
const NAME = /\b((?:temukerja|nodejs|process)_\w+)(?:\{([^}]*)\})?/g;
const MATCHER = /(\w+)(=~|!~|!=|=)\\?"([^"\\]*)\\?"/g;

interface Named {
  metric: string;
  labels: { label: string; values: string[] }[];
}

function namedIn(file: string): Named[] {
  return [...readFileSync(file, 'utf8').matchAll(NAME)].map(([, metric = '', inside = '']) => ({
    metric,
    labels: [...inside.matchAll(MATCHER)].map(([, label = '', , values = '']) => ({
      label,
      values: values.split('|'),
    })),
  }));
}

let figures: string;
beforeAll(async () => {
  const { client } = await aSeeker(server);
  await sendRegistered(client, 'SeekerJobs');
  await registerSeeker(server.visitor(), { email: 'alarm@people.test' });
  await mailsArrived(server, 'alarm@people.test', 'Verify your email address');
  await anInvoice(await aCompany(server));
  for (let attempt = 0; attempt < 11; attempt += 1) await logIn(server.visitor(), 'guess@people.test', 'Wrong-1');
  figures = await server.figures();
});

test.each(FILES)('%s names only figures and labels that there are', (file) => {
  const operations = Object.values(readOperations(server.services.env.OPERATIONS_FILE)).join('\n');
  const unknown = namedIn(file).flatMap(({ metric, labels }) => {
    const type = metric.replace(/_(bucket|count|sum)$/, '');
    const help = new RegExp(`^# TYPE (${metric}|${type}) `, 'm').exec(figures)?.[1];
    if (!help) return [metric];
    return labels
      .filter(({ label }) => !OF_PROMETHEUS.has(label))
      .flatMap(({ label, values }) => {
        if (label === 'operation') return values.filter((name) => !operations.includes(` ${name}`));
        const isShown = new RegExp(`^${metric}\\{[^}]*\\b${label}="`, 'm').test(figures);
        return isShown || MADE_LATER.has(`${metric}.${label}`) ? [] : [`${metric}.${label}`];
      });
  });
  expect(unknown).toEqual([]);
});

/** Series that only days bring. */
const MADE_LATER = new Set(['temukerja_hiring_events_total.what', 'temukerja_pushes_total.outcome']);

test('each alarm leads to a paragraph of the runbook', () => {
  const runbook = readFileSync('docs/operations.md', 'utf8');
  const anchors = new Set(
    [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
  const linked = [
    ...readFileSync('deploy/prometheus/rules.yml', 'utf8').matchAll(/runbook: docs\/operations\.md#(\S+)/g),
  ];
  expect(linked.length).toBeGreaterThan(10);
  expect(linked.map(([, anchor = '']) => anchor).filter((anchor) => !anchors.has(anchor))).toEqual([]);
});
