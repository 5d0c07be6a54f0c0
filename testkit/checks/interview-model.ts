/** What the interview of one accepted application should do, in the words of docs/readings.md and without the rules' own code. */

const HOUR = 3_600_000;

export type Side = 'COMPANY' | 'APPLICANT';
export interface Time {
  startsAt: number;
  endsAt: number;
}
interface Proposal {
  by: Side;
  time: Time;
  until: number;
  status: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'COUNTERED' | 'WITHDRAWN' | 'EXPIRED' | 'ENDED';
  /** Whether the interview was cancelled after it was made. */
  isBeforeCancellation: boolean;
}
type Answer = 'ACCEPT' | 'REJECT' | 'COUNTER';

export class InterviewModel {
  cancelledBy: Side | null = null;
  isCancelled = false;
  /** How many mails are due for what has happened. */
  mails = 0;
  readonly proposals: Proposal[] = [];
  private cancelledAt = 0;

  constructor(public time: Time) {}

  private pendingAt(now: number): Proposal | null {
    const last = this.proposals.at(-1);
    return last?.status === 'PENDING' && last.until > now ? last : null;
  }

  /** What the task writes down, and a command that finds it. A server whose clock is behind may still take an answer. */
  expire(now: number): void {
    const last = this.proposals.at(-1);
    if (last?.status !== 'PENDING' || last.until > now) return;
    last.status = 'EXPIRED';
    this.mails += 2;
  }

  /** The times are those of the server's clock that takes the command. */
  propose(by: Side, time: Time, now: number): string | null {
    if (this.cancelledBy === null && this.time.endsAt <= now) return 'RESCHEDULE_INTERVIEW_OVER';
    if (this.cancelledBy !== null && now - this.cancelledAt >= 30 * 24 * HOUR) return 'PLANNING_AGAIN_OVER';
    const answered = ['ACCEPTED', 'REJECTED', 'COUNTERED'];
    const hides = this.proposals.some(
      ({ status, isBeforeCancellation }) => answered.includes(status) && !isBeforeCancellation,
    );
    if (this.pendingAt(now) || (by === 'APPLICANT' && hides)) return 'RESCHEDULE_EXISTS';
    if (this.proposals.filter((one) => one.by === by).length >= 3) return 'RESCHEDULE_LIMIT';
    this.expire(now);
    this.offer(by, time, now);
    this.mails += 1;
    return null;
  }

  private offer(by: Side, time: Time, now: number): void {
    const end = this.cancelledBy === null ? Math.max(this.time.endsAt, now + 2 * HOUR) : Infinity;
    const until = Math.min(now + 48 * HOUR, time.startsAt, end);
    this.proposals.push({ by, time, until, status: 'PENDING', isBeforeCancellation: false });
  }

  answer(by: Side, answer: Answer, time: Time, now: number): string | null {
    const pending = this.pendingAt(now);
    if (!pending) return 'RESCHEDULE_NONE_PENDING';
    if (pending.by === by) return 'RESCHEDULE_OWN';
    if (answer === 'COUNTER') {
      if (this.proposals.filter((one) => one.by === by).length >= 3) return 'RESCHEDULE_LIMIT';
      pending.status = 'COUNTERED';
      this.offer(by, time, now);
    } else pending.status = answer === 'ACCEPT' ? 'ACCEPTED' : 'REJECTED';
    if (answer === 'ACCEPT') [this.time, this.cancelledBy] = [pending.time, null];
    this.mails += 1;
    return null;
  }

  takeBack(by: Side, now: number): string | null {
    const last = this.proposals.at(-1);
    if (last?.status === 'WITHDRAWN' && last.by === by) return null;
    const pending = this.pendingAt(now);
    if (pending?.by !== by) return 'RESCHEDULE_NONE_PENDING';
    pending.status = 'WITHDRAWN';
    this.mails += 1;
    return null;
  }

  cancel(by: Side, now: number): string | null {
    if (this.cancelledBy !== null) return this.cancelledBy === by ? null : 'CANCEL_ALREADY';
    if (this.time.startsAt <= now) return 'CANCEL_TOO_LATE';
    this.expire(now);
    const pending = this.pendingAt(now);
    if (pending) pending.status = 'ENDED';
    for (const proposal of this.proposals) proposal.isBeforeCancellation = true;
    this.cancelledBy = by;
    this.cancelledAt = now;
    this.mails += 2;
    return null;
  }

  /** One side is gone: an interview that is not over is cancelled, and the other side learns of a planned one. */
  erase(now: number): void {
    if (this.cancelledBy === null && this.time.endsAt <= now) return;
    this.isCancelled = true;
    if (this.cancelledBy === null) this.mails += 1;
  }
}
