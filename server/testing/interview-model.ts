/** What the interview of one accepted application should do, in the words of docs/readings.md and without the rules' own code. */

const HOUR = 3_600_000;

export type Side = 'COMPANY' | 'APPLICANT';
export interface Time {
  startsAt: number;
  endsAt: number;
}
interface Proposal {
  by: Side;
  at: number;
  time: Time;
  until: number;
  status: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'COUNTERED' | 'WITHDRAWN' | 'EXPIRED' | 'ENDED';
}
type Answer = 'ACCEPT' | 'REJECT' | 'COUNTER';

export class InterviewModel {
  calledOffBy: Side | null = null;
  isCancelled = false;
  /** How many mails are due for what has happened. */
  mails = 0;
  readonly proposals: Proposal[] = [];
  private calledOffAt: number[] = [];

  constructor(public time: Time) {}

  /** Before each step, and at the end. */
  tick(now: number): void {
    const last = this.proposals.at(-1);
    if (last?.status !== 'PENDING' || last.until > now) return;
    last.status = 'EXPIRED';
    this.mails += 2;
  }

  propose(by: Side, time: Time, now: number): string | null {
    const since = this.calledOffAt.at(-1) ?? 0;
    if (this.calledOffBy === null && this.time.endsAt <= now) return 'RESCHEDULE_INTERVIEW_OVER';
    if (this.calledOffBy !== null && now - since >= 30 * 24 * HOUR) return 'PLANNING_AGAIN_OVER';
    const answered = ['ACCEPTED', 'REJECTED', 'COUNTERED'];
    const isPending = this.proposals.at(-1)?.status === 'PENDING';
    const hides = this.proposals.some(({ status, at }) => answered.includes(status) && at > since);
    if (isPending || (by === 'APPLICANT' && hides)) return 'RESCHEDULE_EXISTS';
    if (this.proposals.filter((one) => one.by === by).length >= 3) return 'RESCHEDULE_LIMIT';
    this.offer(by, time, now);
    this.mails += 1;
    return null;
  }

  private offer(by: Side, time: Time, now: number): void {
    const end = this.calledOffBy === null ? Math.max(this.time.endsAt, now + 2 * HOUR) : Infinity;
    const until = Math.min(now + 48 * HOUR, time.startsAt, end);
    this.proposals.push({ by, at: now, time, until, status: 'PENDING' });
  }

  answer(by: Side, answer: Answer, time: Time, now: number): string | null {
    const last = this.proposals.at(-1);
    if (last?.status !== 'PENDING') return 'RESCHEDULE_NONE_PENDING';
    if (last.by === by) return 'RESCHEDULE_OWN';
    if (answer === 'COUNTER') {
      if (this.proposals.filter((one) => one.by === by).length >= 3) return 'RESCHEDULE_LIMIT';
      last.status = 'COUNTERED';
      this.offer(by, time, now);
    } else last.status = answer === 'ACCEPT' ? 'ACCEPTED' : 'REJECTED';
    if (answer === 'ACCEPT') [this.time, this.calledOffBy] = [last.time, null];
    this.mails += 1;
    return null;
  }

  takeBack(by: Side): string | null {
    const last = this.proposals.at(-1);
    if (last?.status === 'WITHDRAWN' && last.by === by) return null;
    if (last?.status !== 'PENDING' || last.by !== by) return 'RESCHEDULE_NONE_PENDING';
    last.status = 'WITHDRAWN';
    this.mails += 1;
    return null;
  }

  callOff(by: Side, now: number): string | null {
    if (this.calledOffBy !== null) return this.calledOffBy === by ? null : 'CALL_OFF_ALREADY';
    if (this.time.startsAt <= now) return 'CALL_OFF_TOO_LATE';
    const last = this.proposals.at(-1);
    if (last?.status === 'PENDING') last.status = 'ENDED';
    this.calledOffBy = by;
    this.calledOffAt.push(now);
    this.mails += 2;
    return null;
  }

  /** One side is gone: an interview that is not over is cancelled, and the other side hears of one that was planned. */
  erase(now: number): void {
    if (this.calledOffBy === null && this.time.endsAt <= now) return;
    this.isCancelled = true;
    if (this.calledOffBy === null) this.mails += 1;
  }
}
