import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Logo } from '../../components/Logo';
import { supportEmail, whatsAppLink } from '../../lib/contact';
import classes from './LandingFooter.module.css';

export function LandingFooter() {
  const email = supportEmail();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <Logo />
        <nav aria-label="Contact and legal" className={classes.links}>
          <a href={`mailto:${email}`}>{email}</a>
          <a href={whatsAppLink()} target="_blank" rel="noreferrer">
            WhatsApp
          </a>
          <Link to={paths.privacy}>Privacy Policy</Link>
          <Link to={paths.terms}>Terms and Conditions</Link>
        </nav>
        <p className={classes.copyright}>© 2025 TemuKerja. All rights reserved.</p>
      </div>
    </footer>
  );
}
