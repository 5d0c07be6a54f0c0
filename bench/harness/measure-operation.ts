import { StartUpError } from '../../scripts/start-up-error';
import type { WireRequest } from '../load/keep-alive-client';
import type { Bench } from './bench';
import { compareAnswers, senderOf } from './compare-responses';
import { figuresOf, measureRound, median, type Round } from './measure';
import { acceptances, drawRequests, type Operation } from './operations';
import { judge, type Judged, type Measurement } from './report';
import { wire, type Sender, type Side } from './requests';
import { markSessionsUsed } from './sessions';
import { drawPending } from './subjects';

/** Until most of what runs is compiled: some 8,000 requests of either kind. A login is nearly all argon2, and has fewer. */
const WARM_UP_SECONDS = { read: 5, write: 15 } as const;
const SIDES = ['ours', 'baseline'] as const;

/** First the bare handler must return the same; then short rounds alternate, so that other load on the machine affects both. */
export async function measureOperation(bench: Bench, operation: Operation): Promise<Measurement> {
  await compareAnswers(bench, operation);
  const sender = senderOf(bench, operation);
  const supply = operation.isOnce ? await onceSupply(bench, sender) : repeatedSupply(bench, operation, sender);
  const servers = { ours: bench.ours, baseline: operation.beside ? bench.ours : bench.baseline };
  await markSessionsUsed(bench.connection);
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

function repeatedSupply(bench: Bench, operation: Operation, sender: Sender): Supply {
  const { beside } = operation;
  const asks = drawRequests(operation, bench.subjects);
  const requests = {
    ours: wire('ours', asks, sender),
    baseline: beside
      ? wire('ours', drawRequests(beside, bench.subjects), senderOf(bench, beside))
      : wire('baseline', asks, sender),
  };
  return { take: (side) => requests[side], used: () => undefined, once: false };
}

/** Every acceptance is for another applicant. */
async function onceSupply({ connection, subjects }: Bench, sender: Sender): Promise<Supply> {
  const asks = acceptances(await drawPending(connection, subjects.companies), subjects);
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
