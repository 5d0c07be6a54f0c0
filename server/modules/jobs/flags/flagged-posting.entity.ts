import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, FlagColumn, ForeignId, IdColumn, InstantColumn } from '../../../db/columns';
import { LEAST_GRAVITY } from '../../../text/posting-flags/reasons';
import { Job } from '../job.entity';

export type PostingDecision = 'DISMISSED' | 'PAUSED' | 'RESUMED';

/** A posting that the rules have flagged, or about which an administrator has decided: the administrators' queue. */
@Entity('flagged_postings')
@Index('ix_flagged_postings_queue', ['isOpen', 'gravity', 'flaggedAt', 'jobId'])
@Index('ix_flagged_postings_flagged', ['flaggedAt', 'jobId'])
@Index('ix_flagged_postings_known', ['knownText'])
@Index('ix_flagged_postings_company', ['companyId'])
@ForeignKey(() => Job, ['jobId'], ['id'], { name: 'fk_flagged_postings_job', onDelete: 'CASCADE' })
export class FlaggedPosting {
  @IdColumn()
  jobId!: string;

  @ForeignId()
  companyId!: string;

  @InstantColumn()
  flaggedAt!: Date;

  /** It is in the queue: it waits for a decision. */
  @FlagColumn()
  isOpen!: boolean;

  /** Of its gravest flag, 1 the gravest: the order of the queue, then the age. */
  @Column({ type: 'tinyint', unsigned: true, default: LEAST_GRAVITY })
  gravity!: number;

  /** Raised by flags that come later, which an administrator should have seen before deciding. */
  @Column({ type: 'int', unsigned: true, default: 1 })
  version!: number;

  /** The last decision; null before. */
  @CodeColumn(30, { nullable: true })
  decision!: PostingDecision | null;

  /** Hash of the text that was found to be fine, as long as no posting with that text is paused later. */
  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  knownText!: string | null;

  /** The reasons that were seen with the decision, in this form: `FEES,CONTACT_IN_TEXT`. */
  @CodeColumn(500, { nullable: true })
  knownReasons!: string | null;
}
