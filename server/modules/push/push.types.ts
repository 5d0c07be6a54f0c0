import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { MAX_PUSH_ENDPOINT, MAX_PUSH_KEY, MAX_PUSH_SUBSCRIPTIONS, QUIET_HOURS } from '../../../domain/push';
import { PushPreference } from '../../../domain/consents';
import { Payload, PayloadType } from '../../graphql/payload';
import { DateTime } from '../../graphql/scalars';

@ObjectType({ simpleResolvers: true, description: 'A browser that shows notifications of the own account.' })
export class PushBrowser {
  @Field(() => ID, {
    description: 'Names the entry to its owner. Each notification says for which entry it was sent.',
  })
  id!: string;

  @Field(() => String, { description: 'The browser and its system in words, such as "Chrome on Android".' })
  device!: string;

  @Field(() => DateTime, { description: 'Since when.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When the browser last said that it still shows them.' })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'It is the one that asks.' })
  isCurrent!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Whether notifications of a kind are sent to the account.' })
export class PushChoice {
  @Field(() => PushPreference, { description: 'Which notifications.' })
  kind!: PushPreference;

  @Field(() => Boolean, { description: 'They are sent; true until they are switched off.' })
  isOn!: boolean;
}

const HOURS = `${QUIET_HOURS.from}:00 to ${QUIET_HOURS.to}:00`;

@ObjectType({ simpleResolvers: true, description: 'Notifications of browsers (web push), for the active role.' })
export class PushSettings {
  @Field(() => String, {
    description: "The server's public VAPID key in base64url, with which a browser subscribes.",
  })
  publicKey!: string;

  @Field(() => Boolean, { description: 'The asking browser gets those of the active role.' })
  isOn!: boolean;

  @Field(() => Boolean, {
    description:
      'The asking browser is shown job, company and time. False: every notification about an application reads the same.',
  })
  showsDetails!: boolean;

  @Field(() => Boolean, {
    description: `The asking browser gets none from ${HOURS}, but for an interview within 12 hours.`,
  })
  isQuietAtNight!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "IANA's name of the time zone of these hours; null where the asking browser gets none.",
  })
  zone!: string | null;

  @Field(() => [PushChoice], { description: 'What the active role gets, in all its browsers.' })
  preferences!: PushChoice[];

  @Field(() => [PushBrowser], {
    description: `Every browser of the account, in either role, most recently used first; at most ${MAX_PUSH_SUBSCRIPTIONS}.`,
  })
  subscriptions!: PushBrowser[];
}

@InputType({ description: "What the browser's PushSubscription says. It is answered by no field." })
export class SavePushSubscriptionInput {
  @Field(() => String, { description: `The address at the push service, at most ${MAX_PUSH_ENDPOINT} characters.` })
  endpoint!: string;

  @Field(() => String, { description: `The browser's public key in base64url, at most ${MAX_PUSH_KEY} characters.` })
  p256dh!: string;

  @Field(() => String, { description: 'Its secret of 16 bytes in base64url.' })
  auth!: string;

  @Field(() => String, {
    description: "IANA's name of the browser's time zone, such as Asia/Makassar. Asia/Jakarta counts for another text.",
  })
  zone!: string;

  @Field(() => Boolean, { description: 'Whether notifications may show job, company and time.' })
  showsDetails!: boolean;
}

@PayloadType('The notifications after the change.')
export class PushSettingsPayload extends Payload {
  @Field(() => PushSettings, {
    nullable: true,
    description: 'Null when it was refused, or the server sends no notifications.',
  })
  settings?: PushSettings | null;
}
