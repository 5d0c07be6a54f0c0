import { Field, InputType } from 'type-graphql';
import { Payload, PayloadType } from '../../graphql/payload';

@InputType({ description: 'Whose password has been forgotten.' })
export class RequestPasswordResetInput {
  @Field(() => String, { nullable: true, description: 'E-mail address; required.' })
  email?: string | null;
}

@InputType({ description: 'A new password, by the rules of registration.' })
export class NewPasswordInput {
  @Field(() => String, {
    nullable: true,
    description:
      'At least 8 characters with an uppercase and a lowercase letter, a number and a special character; not a well-known one, nor made of the own name or address.',
  })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'The same password again.' })
  confirmPassword?: string | null;
}

@InputType('SetPasswordInput', { description: 'The first password of an account.' })
export class FirstPasswordInput extends NewPasswordInput {
  @Field(() => String, {
    nullable: true,
    description: 'The code of mailOwnerCode; not needed within ten minutes of a sign-in with Google.',
  })
  mailedCode?: string | null;
}

@InputType({ description: 'A new password, and the code of the mailed link.' })
export class ResetPasswordInput extends NewPasswordInput {
  @Field(() => String, { nullable: true, description: 'The code of the link; good once, for 30 minutes.' })
  code?: string | null;
}

@InputType({ description: 'A new password in place of the current one.' })
export class ChangePasswordInput extends NewPasswordInput {
  @Field(() => String, { nullable: true, description: 'The password as it is now; required.' })
  currentPassword?: string | null;
}

@PayloadType('Answer to asking for a new password; the same whether the account exists or not.')
export class RequestPasswordResetPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'The address that a link goes to, if there is an account.' })
  sentTo?: string;
}

@PayloadType('Answer to setting a new password by a mailed link.')
export class ResetPasswordPayload extends Payload {
  @Field(() => Boolean, {
    nullable: true,
    description: 'The new password counts; every session of the account has ended.',
  })
  isReset?: boolean;
}
