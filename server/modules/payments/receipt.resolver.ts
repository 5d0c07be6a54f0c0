import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import { refuse } from '../../../domain/errors';
import { Role } from '../../../domain/roles';
import { actorOf, type RequestContext } from '../../graphql/context';
import { findReceipt } from './receipt.queries';
import { TokenReceipt } from './receipt.types';

@Resolver()
export class ReceiptResolver {
  @Authorized(Role.COMPANY)
  @Query(() => TokenReceipt, {
    nullable: true,
    description: 'The receipt of one of the signed-in company\'s own purchases. Error: "Receipt not found".',
  })
  async tokenReceipt(
    @Ctx() context: RequestContext,
    @Arg('invoiceId', () => ID, { description: 'The invoice; it has been paid.' }) invoiceId: string,
  ): Promise<TokenReceipt> {
    const receipt = await findReceipt(context.services.dataSource, actorOf(context), invoiceId);
    if (!receipt) throw refuse('RECEIPT_NOT_FOUND');
    return receipt;
  }
}
