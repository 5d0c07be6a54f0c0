import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'The person who did something for a company, as its members and administrators read them.',
})
export class MemberName {
  @Field(() => String, {
    nullable: true,
    description:
      'Their name, or while they are a member without one their address. Null of a former member whose account is gone or has no name: the number tells them apart.',
  })
  name!: string | null;

  @Field(() => Boolean, { description: 'They are a member of the company no more.' })
  isFormer!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Of a former member without a name: in the order in which they left the company.',
  })
  number!: number | null;
}
