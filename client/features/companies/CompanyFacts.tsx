import { useTranslations } from 'use-intl/react';
import type { ReactNode } from 'react';
import { WIB } from '../../../domain/time';
import { isWebUrl } from '../../../domain/links';
import { DateText } from '../../components/DateText';
import type { SeekerCompanyQuery } from '../../graphql/generated';
import { useOptionText } from '../../language/formats';
import classes from './CompanyFacts.module.css';

type FactsOfCompany = Pick<
  NonNullable<SeekerCompanyQuery['company']>,
  'industry' | 'companySize' | 'companyAddress' | 'website' | 'createdAt'
>;

interface FactProps {
  label: string;
  /** `no` for what the company wrote. */
  translate?: 'no';
  children: ReactNode;
}

function Fact({ label, translate, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value} translate={translate}>
        {children}
      </dd>
    </div>
  );
}

/** What a company says of itself in few words; also on its page for people without an account. */
export function CompanyFacts({ company }: { company: FactsOfCompany }) {
  const t = useTranslations('browse.company');
  const optionText = useOptionText();
  const { industry, companySize, companyAddress, website, createdAt } = company;
  return (
    <dl className={classes.facts}>
      {industry ? <Fact label={t('industry')}>{optionText('industry', industry)}</Fact> : null}
      {companySize ? <Fact label={t('size')}>{optionText('companySize', companySize)}</Fact> : null}
      {companyAddress ? (
        <Fact label={t('address')} translate="no">
          {companyAddress}
        </Fact>
      ) : null}
      {website && isWebUrl(website) ? (
        <Fact label={t('website')} translate="no">
          <a href={website} target="_blank" rel="noopener noreferrer" className={classes.website}>
            {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </a>
        </Fact>
      ) : null}
      <Fact label={t('memberSince')}>
        <DateText value={createdAt} zone={WIB} />
      </Fact>
    </dl>
  );
}
