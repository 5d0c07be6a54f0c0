import { escapeHtml } from '../../server/modules/mail';
import { sumOf, type JourneyResult, type StepResult } from './smoke-run';
import { describeRequest, sumLine } from './terminal-report';

export interface ReportHead {
  url: string;
  began: Date;
  isReadOnly: boolean;
}

const STYLE = `
:root { color-scheme: light dark; --page: #fff; --text: #1b1b1b; --line: #8886; --good: #146c2e; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --page: #161616; --text: #eee; --good: #7bd88f; --bad: #ff8a80; } }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; background: var(--page); color: var(--text); }
table { border-collapse: collapse; width: 100%; margin: 2rem 0; }
caption { text-align: left; font-weight: bold; font-size: 1.15rem; padding-bottom: .25rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-top: 1px solid var(--line); font-weight: normal; }
th:first-child, td:first-child { width: 6rem; white-space: nowrap; }
th:last-child, td:last-child { width: 5rem; text-align: right; padding-right: 0; }
thead th { font-size: .875rem; border: 0; }
.passed { color: var(--good); } .failed { color: var(--bad); font-weight: bold; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .25rem 0; }
`;
const WORDS = { passed: '✓ passed', failed: '✗ failed', 'not run': '– not run' } as const;

/** One file without scripts that loads nothing. */
export function htmlReport({ url, began, isReadOnly }: ReportHead, journeys: readonly JourneyResult[]): string {
  const isGood = sumOf(journeys).failed === 0;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${isGood ? 'Passed' : 'Failed'}: smoke test of ${escapeHtml(url)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Smoke test of ${escapeHtml(url)}</h1>
<p><strong class="${isGood ? 'passed' : 'failed'}">${sumLine(journeys)}</strong></p>
<p>Began <time datetime="${began.toISOString()}">${began.toISOString()}</time>; ${isReadOnly ? 'reading only' : 'reading and writing'}. A request id finds the request in the server's log.</p>
${journeys.map(journeyTable).join('\n')}
</main>
</body>
</html>
`;
}

function journeyTable({ name, steps }: JourneyResult): string {
  return `<table>
<caption>${escapeHtml(name)}</caption>
<thead><tr><th scope="col">Result</th><th scope="col">Step</th><th scope="col">Time</th></tr></thead>
<tbody>
${steps.map(stepRow).join('\n')}
</tbody>
</table>`;
}

function stepRow({ name, outcome, milliseconds, reason, lastRequest }: StepResult): string {
  const why = reason === null ? '' : `<pre>${escapeHtml(reason)}</pre>`;
  const request = lastRequest ? `<div>${escapeHtml(describeRequest(lastRequest))}</div>` : '';
  const time = outcome === 'not run' ? '' : `${milliseconds} ms`;
  return `<tr><td class="${outcome.replace(' ', '-')}">${WORDS[outcome]}</td><th scope="row">${escapeHtml(name)}${why}${request}</th><td>${time}</td></tr>`;
}
