import { SeededRandom } from '../../scripts/seed/seeded-random';
import { StartUpError } from '../../scripts/start-up-error';
import type { WireRequest } from '../load/keep-alive-client';
import type { Bench } from './bench';
import { sentDocument } from './documents';
import { figuresOf, measureRound, median, type Round } from './measure';
import { wholeList, acceptances, type Operation } from './operations';
import { judge, type Judged, type Measurement } from './report';
import { assertEqual, dataOf, wire, type Sender, type Side } from './requests';
import { keepInUse } from './sessions';
import { drawPending } from './subjects';

const COMPARED = 20;
/** Until most of what runs is compiled: some 8,000 requests of either kind. A login is nearly all argon2, and has fewer. */
const WARM_UP_SECONDS = { read: 5, write: 15 } as const;
const SIDES = ['ours', 'baseline'] as const;

/** First the bare handler must answer the same; then short rounds alternate, so that other load on the machine affects both. */
export async function measureOperation(bench: Bench, operation: Operation): Promise<Measurement> {
  const sender: Sender = { document: sentDocument(operation.operationName), cookies: bench.cookies, send: bench.send };
  const supply = operation.isOnce ? await onceSupply(bench, sender) : await repeatedSupply(bench, operation, sender);
  const servers = { ours: bench.ours, baseline: operation.isBesideList ? bench.ours : bench.baseline };
  await keepInUse(bench.connection);
  const warmUp = WARM_UP_SECONDS[supply.once ? 'write' : 'read'];
  return measureInTurns(bench, operation, warmUp, async (side, seconds) => {
    const run = { requests: supply.take(side), once: supply.once, seconds, connections: bench.connections };
    const round = await measureRound(bench.instruments, servers[side], run);
    supply.used(round.requests);
    return round;
  });
}

/** A round of each side to warm up, then rounds by turns. */
export async function measureInTurns(
  bench: Bench,
  judged: Judged,
  warmUpSeconds: number,
  runRound: (side: Side, seconds: number) => Promise<Round>,
): Promise<Measurement> {
  const rounds: Record<Side, Round[]> = { ours: [], baseline: [] };
  for (const side of SIDES) await runRound(side, warmUpSeconds);
  for (let number = 0; number < bench.rounds; number += 1) {
    for (const side of SIDES) rounds[side].push(await runRound(side, bench.seconds));
  }
  const ratio = median(
    rounds.ours.map((round, index) => round.requestsPerSecond / (rounds.baseline[index]?.requestsPerSecond ?? 1)),
  );
  return judge(judged, figuresOf(rounds.ours), figuresOf(rounds.baseline), ratio);
}

/** Hands out the requests of a round. */
interface Supply {
  take(side: Side): readonly WireRequest[];
  /** After a round: how many of them were sent. */
  used(count: number): void;
  once: boolean;
}

async function repeatedSupply(bench: Bench, operation: Operation, sender: Sender): Promise<Supply> {
  const random = (): SeededRandom => new SeededRandom(`asks ${operation.name}`);
  const asks = operation.asks(bench.subjects, random());
  if (operation.isBesideList) {
    const requests = {
      ours: wire('ours', asks, sender),
      baseline: wire('ours', wholeList(bench.subjects, random()), { ...sender, document: sentDocument('SeekerJobs') }),
    };
    return { take: (side) => requests[side], used: () => undefined, once: false };
  }
  for (const ask of asks.slice(0, COMPARED)) {
    assertEqual(
      operation.name,
      await dataOf('ours', bench.ours.port, ask, sender),
      await dataOf('baseline', bench.baseline.port, ask, sender),
    );
  }
  const requests = { ours: wire('ours', asks, sender), baseline: wire('baseline', asks, sender) };
  return { take: (side) => requests[side], used: () => undefined, once: false };
}

/** Every acceptance is for another applicant; to compare answers, each side repeats one of the other's. */
async function onceSupply(bench: Bench, sender: Sender): Promise<Supply> {
  const asks = acceptances(await drawPending(bench.connection, bench.subjects.companies), bench.subjects);
  for (const [first, second] of [
    ['ours', 'baseline'],
    ['baseline', 'ours'],
  ] as const) {
    const ask = asks.pop();
    if (!ask) break;
    assertEqual(
      'accept',
      await dataOf(first, bench[first].port, ask, sender),
      await dataOf(second, bench[second].port, ask, sender),
    );
  }
  let at = 0;
  return {
    take(side) {
      if (at >= asks.length)
        throw new StartUpError('No pending application is left to accept: fill the database again.');
      return wire(side, asks.slice(at), sender);
    },
    used: (count) => void (at += count),
    once: true,
  };
}
