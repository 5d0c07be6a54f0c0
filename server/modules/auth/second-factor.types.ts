import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Payload, PayloadType } from '../../graphql/payload';
import { DateTime } from '../../graphql/scalars';
import { Viewer } from './auth.types';

@InputType({ description: 'A code of the second factor.' })
export class SecondFactorCodeInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Six digits of the authenticator app, or a recovery code; spaces and hyphens do not matter. Good once.',
  })
  code?: string | null;
}

@ObjectType('SecondFactor', { simpleResolvers: true, description: 'The second factor of the own account.' })
export class SecondFactorType {
  @Field(() => Boolean, { description: 'Signing in asks for a code.' })
  isOn!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'Since when.' })
  confirmedAt!: Date | null;

  @Field(() => Int, { description: 'Recovery codes that have not been used.' })
  recoveryCodesLeft!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What an authenticator app needs. It is shown once.' })
export class SecondFactorEnrolment {
  @Field(() => String, { description: 'The secret in base32, to type.' })
  secret!: string;

  @Field(() => String, { description: 'The same as an otpauth address.' })
  uri!: string;

  @Field(() => String, { description: 'The same as a QR code, a data: address of an SVG.' })
  qrCode!: string;
}

@PayloadType('Answer to setting up an authenticator app.')
export class StartSecondFactorPayload extends Payload {
  @Field(() => SecondFactorEnrolment, {
    nullable: true,
    description: 'What the app needs; it counts once a code of it was confirmed.',
  })
  enrolment?: SecondFactorEnrolment;
}

@PayloadType('Answer of mutations that make recovery codes.')
export class RecoveryCodesPayload extends Payload {
  @Field(() => [String], {
    nullable: true,
    description: 'Ten codes, each good once in place of the app. They are never shown again.',
  })
  recoveryCodes?: string[];

  @Field(() => Viewer, { nullable: true, description: 'Who is signed in.' })
  viewer?: Viewer | null;
}

@PayloadType('Answer to showing a code again.')
export class StepUpPayload extends Payload {
  @Field(() => DateTime, { nullable: true, description: 'Until then this session may export and decide.' })
  provedUntil?: Date;
}

@PayloadType('Answer to a change of the second factor.')
export class SecondFactorPayload extends Payload {
  @Field(() => SecondFactorType, { nullable: true, description: 'The second factor as it is now.' })
  secondFactor?: SecondFactorType;
}
