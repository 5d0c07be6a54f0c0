export const legal = {
  updated: 'Last updated: June 2023',
  privacy: {
    intro:
      'TemuKerja brings job seekers and companies in Indonesia together. This page says what we store about you, who can see it and when, and what you can ask of us.',
    stored: {
      title: 'What we store',
      account:
        '<strong>Your account:</strong> e-mail address, a one-way hash of your password (never the password itself), whether the e-mail is verified, your active role and when you last used the site. If you sign in with Google, also the identifier that Google gives us for you.',
      seeker:
        '<strong>As a job seeker:</strong> name, phone number, education, work experience, skills, and, if you upload them, your CV, portfolio and profile picture.',
      company:
        '<strong>As a company:</strong> company name, address, phone number, industry, size, NPWP, website, description, logo and deed of establishment.',
      activity:
        '<strong>What you do here:</strong> jobs you post or apply to, the interview times you choose, requests to reschedule and their answers, and, for companies, tokens bought and used with the payments behind them.',
    },
    seen: {
      title: 'Who sees what, and when',
      before:
        'A company that you apply to sees your education, work experience and skills, so that it can decide by what you can do. Your full name, e-mail address, phone number, picture, CV and portfolio stay hidden. Your name appears masked, and your own name and contacts are struck out of texts that you wrote.',
      after:
        'Your identity is shown to that company only after it has accepted your application, which costs the company one token. Companies that reject you, or do not answer, never receive it.',
      others:
        'Job seekers see the profiles and jobs of verified companies. Administrators see accounts, profiles, applications and token transactions, in order to verify companies and to keep the platform safe. NPWP and deed of establishment are seen by the company itself and by administrators only.',
    },
    used: {
      title: 'What we use it for',
      text: 'To run the service: to match people and jobs, to arrange interviews, to verify companies, to take payments and to send you the e-mails that these need. We do not sell your data, and we show no advertising.',
    },
    involved: {
      title: 'Who else is involved',
      payments: 'A payment provider handles QRIS payments. It receives the company’s name and contact, and the amount.',
      email: 'An e-mail service delivers our messages.',
      google: 'Google takes part only if you choose to sign in with Google.',
      authorities: 'We hand data to authorities only where Indonesian law obliges us to.',
    },
    browser: {
      title: 'Cookies and your browser',
      text: 'One cookie keeps you logged in. Your browser also remembers your last role, when a verification e-mail was sent, and your language and light or dark colours if you chose them. There are no tracking or advertising cookies.',
    },
    kept: {
      title: 'How long we keep it',
      text: 'Your profile stays for as long as you have an account. Applications stay with both sides as a record of what was agreed, and payment records for as long as tax law requires. Sessions end after 30 days without use.',
    },
    protection: {
      title: 'How we protect it',
      text: 'Connections are encrypted in operation, passwords are hashed, and every file and every hidden field is checked by the server each time it is requested. No system is perfect: if something happens that concerns you, we will tell you.',
    },
    rights: {
      title: 'Your rights',
      text: 'You can read and change your profile at any time. You may ask us for a copy of your data, for its correction or for its deletion, and you may withdraw a pending application. Write to <email></email>.',
    },
    law: {
      title: 'Law and contact',
      text: 'This policy is governed by the laws of the Republic of Indonesia. Questions are welcome at <email></email>.',
      more: 'Please also read our <terms>Terms and Conditions</terms>, or go <home>back to the home page</home>.',
    },
  },
  terms: {
    intro:
      'These terms apply when you use TemuKerja, as a job seeker, as a company, or as both. By creating an account you agree to them.',
    service: {
      title: 'What TemuKerja is',
      text: 'A marketplace where companies post jobs with interview times and job seekers apply by choosing one of them. We bring the two sides together. We are not a party to any employment contract and do not promise a job or a hire.',
    },
    account: {
      title: 'Your account',
      truth: 'What you tell us about yourself or your company must be true and kept up to date.',
      email: 'Your e-mail address must be verified, unless you sign in with Google.',
      password: 'Keep your password to yourself; what happens through your account counts as yours.',
      roles: 'One e-mail address may hold a job seeker and a company account; you switch between the two.',
    },
    seekers: {
      title: 'For job seekers',
      free: 'Using TemuKerja costs job seekers nothing. Nobody may ask you for money for an interview or a job.',
      interviews: 'Apply only for interviews that you mean to attend, and withdraw or reschedule when you cannot.',
      identity:
        'A company sees your skills, education and work experience when you apply. Your identity, contacts and files are shown to it only after it accepts you.',
    },
    companies: {
      title: 'For companies',
      visibility: 'Your postings become visible to job seekers once an administrator has verified your company.',
      vacancies: 'Post only real vacancies of your own, with honest salaries, and no discriminating conditions.',
      applicants:
        'Use what you learn about an applicant for that recruitment only. Do not pass it on, and do not try to find out who a hidden applicant is.',
      interviews: 'Keep the interview times you offer, or ask to reschedule in good time.',
    },
    tokens: {
      title: 'Tokens',
      cost: 'Accepting one applicant costs one token. Rejecting costs nothing. A new company starts with one token.',
      purchase:
        'Tokens are bought in packages in rupiah and paid by QRIS; they are credited once the payment is confirmed.',
      use: 'A token that was used to accept an applicant is not returned, because the identity has then been shown. Tokens cannot be passed on or exchanged for money.',
      refunds: 'If a payment is refunded, tokens of that purchase which are still unused are taken back.',
    },
    verification: {
      title: 'Verification',
      text: 'Administrators may verify, reject or revoke a company and give a reason. Verification means that we have looked at the documents we were given. It is not a guarantee of how a company behaves.',
    },
    forbidden: {
      title: 'What is not allowed',
      text: 'False identities, unlawful or misleading postings, collecting other people’s data, disturbing the service, and trying to reach parts of it that are not meant for you. We may close accounts that do these things.',
    },
    liability: {
      title: 'Liability',
      text: 'We run TemuKerja with care but cannot promise that it is always available or free of error. As far as Indonesian law allows, we are not liable for what job seekers and companies agree or fail to agree with each other.',
    },
    law: {
      title: 'Changes, law and contact',
      text: 'If these terms change in a way that matters to you, we will tell you by e-mail before they apply. They are governed by the laws of the Republic of Indonesia. Questions: <email></email>.',
      more: 'How we treat your data is said in our <privacy>Privacy Policy</privacy>. Or go <home>back to the home page</home>.',
    },
  },
} as const;
