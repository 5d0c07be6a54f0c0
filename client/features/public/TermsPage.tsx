import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { LegalText, SupportAddress } from './LegalText';

const intro =
  'These terms apply when you use TemuKerja, as a job seeker, as a company, or as both. By creating an account you agree to them.';

export function TermsPage() {
  return (
    <LegalText title="Terms and Conditions" intro={intro}>
      <h2>What TemuKerja is</h2>
      <p>
        A marketplace where companies post jobs with interview times and job seekers apply by choosing one of them. We
        bring the two sides together. We are not a party to any employment contract and do not promise a job or a hire.
      </p>

      <h2>Your account</h2>
      <ul>
        <li>What you tell us about yourself or your company must be true and kept up to date.</li>
        <li>Your e-mail address must be verified, unless you sign in with Google.</li>
        <li>Keep your password to yourself; what happens through your account counts as yours.</li>
        <li>One e-mail address may hold a job seeker and a company account; you switch between the two.</li>
      </ul>

      <h2>For job seekers</h2>
      <ul>
        <li>Using TemuKerja costs job seekers nothing. Nobody may ask you for money for an interview or a job.</li>
        <li>Apply only for interviews that you mean to attend, and withdraw or reschedule when you cannot.</li>
        <li>
          A company sees your skills, education and work experience when you apply. Your identity, contacts and files
          are shown to it only after it accepts you.
        </li>
      </ul>

      <h2>For companies</h2>
      <ul>
        <li>Your postings become visible to job seekers once an administrator has verified your company.</li>
        <li>Post only real vacancies of your own, with honest salaries, and no discriminating conditions.</li>
        <li>
          Use what you learn about an applicant for that recruitment only. Do not pass it on, and do not try to find out
          who a hidden applicant is.
        </li>
        <li>Keep the interview times you offer, or ask to reschedule in good time.</li>
      </ul>

      <h2>Tokens</h2>
      <ul>
        <li>Accepting one applicant costs one token. Rejecting costs nothing. A new company starts with one token.</li>
        <li>
          Tokens are bought in packages in rupiah and paid by QRIS; they are credited once the payment is confirmed.
        </li>
        <li>
          A token that was used to accept an applicant is not returned, because the identity has then been shown. Tokens
          cannot be passed on or exchanged for money.
        </li>
        <li>If a payment is refunded, tokens of that purchase which are still unused are taken back.</li>
      </ul>

      <h2>Verification</h2>
      <p>
        Administrators may verify, reject or revoke a company and give a reason. Verification means that we have looked
        at the documents we were given. It is not a guarantee of how a company behaves.
      </p>

      <h2>What is not allowed</h2>
      <p>
        False identities, unlawful or misleading postings, collecting other people’s data, disturbing the service, and
        trying to reach parts of it that are not meant for you. We may close accounts that do these things.
      </p>

      <h2>Liability</h2>
      <p>
        We run TemuKerja with care but cannot promise that it is always available or free of error. As far as Indonesian
        law allows, we are not liable for what job seekers and companies agree or fail to agree with each other.
      </p>

      <h2>Changes, law and contact</h2>
      <p>
        If these terms change in a way that matters to you, we will tell you by e-mail before they apply. They are
        governed by the laws of the Republic of Indonesia. Questions: <SupportAddress />.
      </p>
      <p>
        How we treat your data is said in our <Link to={paths.privacy}>Privacy Policy</Link>. Or go{' '}
        <Link to={paths.landing}>back to the home page</Link>.
      </p>
    </LegalText>
  );
}
