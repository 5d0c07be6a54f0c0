import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { ForeignId, WithId, WrittenAtColumn, WrittenOrderColumn } from '../../../db/columns';
import { Job } from '../../jobs/job.entity';
import { Seeker } from '../../seekers/seeker.entity';

/** A seeker who wants to be told of a free time of a job that has none. */
@Entity('job_waits')
@Unique('uq_job_waits_number', ['number'])
@Unique('uq_job_waits_seeker', ['seekerId', 'jobId'])
@Index('ix_job_waits_job', ['jobId', 'number'])
@Index('ix_job_waits_asked', ['askedAt'])
@ForeignKey(() => Job, ['jobId'], ['id'], { name: 'fk_job_waits_job', onDelete: 'CASCADE' })
@ForeignKey(() => Seeker, ['seekerId'], ['id'], { name: 'fk_job_waits_seeker', onDelete: 'CASCADE' })
export class JobWait extends WithId {
  /** Who asked first is told first. */
  @WrittenOrderColumn()
  number!: number;

  @ForeignId()
  seekerId!: string;

  @ForeignId()
  jobId!: string;

  /** By the database's clock, as the moment at which a seat becomes free: only what comes later is news. */
  @WrittenAtColumn()
  askedAt!: Date;
}
