import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DataExportState } from '../../../domain/data-exports';
import { Payload, PayloadType } from '../../graphql/payload';
import { DateTime } from '../../graphql/scalars';

@ObjectType('DataExport', { simpleResolvers: true, description: "One zip with all of the person's own data." })
export class DataExportType {
  @Field(() => ID, { description: 'Names it to its owner.' })
  id!: string;

  @Field(() => DataExportState, { description: 'How far it is.' })
  state!: DataExportState;

  @Field(() => Int, { description: 'How much of it is made, in percent.' })
  progress!: number;

  @Field(() => DateTime, { description: 'When it was asked for.' })
  requestedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Until then it can be downloaded; null until it is ready.' })
  expiresAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'Size of the file in bytes; null until it is ready.' })
  byteSize!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the file, for its owner alone; null until it is ready.',
  })
  url!: string | null;
}

@PayloadType('The export that was asked for.')
export class DataExportPayload extends Payload {
  @Field(() => DataExportType, { nullable: true, description: 'Null when it was refused.' })
  dataExport?: DataExportType;
}
