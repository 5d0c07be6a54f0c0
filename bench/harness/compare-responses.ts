import type { Bench } from './bench';
import { registeredOperation } from '../../testkit/server/registered-operation';
import { acceptances, drawRequests, type Operation } from './operations';
import { assertEqual, dataOf, type Sender } from './requests';
import { drawPending } from './subjects';

/** Enough that rare results, such as a time that clashes with an interview, are among them. */
const COMPARED = 200;

/** What asks and compares needs of the running servers. */
type Asked = Pick<Bench, 'ours' | 'baseline' | 'connection' | 'subjects' | 'cookies'>;

export function senderOf({ cookies }: Pick<Bench, 'cookies'>, { operationName }: Operation): Sender {
  return { document: registeredOperation(operationName), cookies };
}

/**
 * The bare handler must return the same as the server, or the two are not worth a ratio. Throws with both responses. An
 * operation beside another has no bare handler: our server alone must handle it.
 */
export async function compareAnswers(bench: Asked, operation: Operation): Promise<void> {
  if (operation.isOnce) return compareAcceptances(bench, operation);
  const sender = senderOf(bench, operation);
  for (const ask of drawRequests(operation, bench.subjects).slice(0, COMPARED)) {
    const answer = await dataOf('ours', bench.ours.port, ask, sender);
    if (!operation.beside)
      assertEqual(operation.name, answer, await dataOf('baseline', bench.baseline.port, ask, sender));
  }
}

/** An acceptance succeeds once: each side repeats one of the other's. */
async function compareAcceptances(bench: Asked, operation: Operation): Promise<void> {
  const sender = senderOf(bench, operation);
  const asks = acceptances(await drawPending(bench.connection, bench.subjects.companies), bench.subjects);
  for (const [first, second] of [
    ['ours', 'baseline'],
    ['baseline', 'ours'],
  ] as const) {
    const ask = asks.pop();
    if (!ask) throw new Error('No pending application is left to accept');
    assertEqual(
      operation.name,
      await dataOf(first, bench[first].port, ask, sender),
      await dataOf(second, bench[second].port, ask, sender),
    );
  }
}
