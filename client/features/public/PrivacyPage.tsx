import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { LegalText, SupportAddress } from './LegalText';

const intro =
  'TemuKerja brings job seekers and companies in Indonesia together. This page says what we store about you, who can see it and when, and what you can ask of us.';

export function PrivacyPage() {
  return (
    <LegalText title="Privacy Policy" intro={intro}>
      <h2>What we store</h2>
      <ul>
        <li>
          <strong>Your account:</strong> e-mail address, a one-way hash of your password (never the password itself),
          whether the e-mail is verified, your active role and when you last used the site. If you sign in with Google,
          also the identifier that Google gives us for you.
        </li>
        <li>
          <strong>As a job seeker:</strong> name, phone number, education, work experience, skills, and, if you upload
          them, your CV, portfolio and profile picture.
        </li>
        <li>
          <strong>As a company:</strong> company name, address, phone number, industry, size, NPWP, website,
          description, logo and deed of establishment.
        </li>
        <li>
          <strong>What you do here:</strong> jobs you post or apply to, the interview times you choose, requests to
          reschedule and their answers, and, for companies, tokens bought and used with the payments behind them.
        </li>
      </ul>

      <h2>Who sees what, and when</h2>
      <p>
        A company that you apply to sees your education, work experience and skills, so that it can decide by what you
        can do. Your full name, e-mail address, phone number, picture, CV and portfolio stay hidden. Your name appears
        masked, and your own name and contacts are struck out of texts that you wrote.
      </p>
      <p>
        Your identity is shown to that company only after it has accepted your application, which costs the company one
        token. Companies that reject you, or do not answer, never receive it.
      </p>
      <p>
        Job seekers see the profiles and jobs of verified companies. Administrators see accounts, profiles, applications
        and token transactions, in order to verify companies and to keep the platform safe. NPWP and deed of
        establishment are seen by the company itself and by administrators only.
      </p>

      <h2>What we use it for</h2>
      <p>
        To run the service: to match people and jobs, to arrange interviews, to verify companies, to take payments and
        to send you the e-mails that these need. We do not sell your data, and we show no advertising.
      </p>

      <h2>Who else is involved</h2>
      <ul>
        <li>A payment provider handles QRIS payments. It receives the company’s name and contact, and the amount.</li>
        <li>An e-mail service delivers our messages.</li>
        <li>Google takes part only if you choose to sign in with Google.</li>
      </ul>
      <p>We hand data to authorities only where Indonesian law obliges us to.</p>

      <h2>Cookies and your browser</h2>
      <p>
        One cookie keeps you logged in. Your browser also remembers your last role, when a verification e-mail was sent,
        and light or dark colours if you chose them. There are no tracking or advertising cookies.
      </p>

      <h2>How long we keep it</h2>
      <p>
        Your profile stays for as long as you have an account. Applications stay with both sides as a record of what was
        agreed, and payment records for as long as tax law requires. Sessions end after 30 days without use.
      </p>

      <h2>How we protect it</h2>
      <p>
        Connections are encrypted in operation, passwords are hashed, and every file and every hidden field is checked
        by the server each time it is requested. No system is perfect: if something happens that concerns you, we will
        tell you.
      </p>

      <h2>Your rights</h2>
      <p>
        You can read and change your profile at any time. You may ask us for a copy of your data, for its correction or
        for its deletion, and you may withdraw a pending application. Write to <SupportAddress />.
      </p>

      <h2>Law and contact</h2>
      <p>
        This policy is governed by the laws of the Republic of Indonesia. Questions are welcome at <SupportAddress />.
      </p>
      <p>
        Please also read our <Link to={paths.terms}>Terms and Conditions</Link>, or go{' '}
        <Link to={paths.landing}>back to the home page</Link>.
      </p>
    </LegalText>
  );
}
