import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { signatureOf } from '../../derived-key';
import type { RequestContext } from '../../graphql/context';
import { Viewer } from './auth.types';

/** What the browser keeps of a form whose session ends can be read by the same account alone, once it signs in again. */
@Resolver(() => Viewer)
export class DraftKeyResolver {
  @FieldResolver(() => String, {
    description:
      "32 bytes in base64, with which the browser encrypts what a form holds when its session ends. An account's own, the same at each sign-in.",
  })
  draftKey(@Root() { id }: Pick<Viewer, 'id'>, @Ctx() { services }: RequestContext): string {
    return Buffer.from(signatureOf(services.env.SESSION_SECRET, 'drafts', id), 'base64url').toString('base64');
  }
}
