export const landing = {
  titles: {
    findYourDreamJob: 'Find your dream job',
  },
  account: 'Account',
  register: 'Register',
  registerSeeker: 'Register as Job Seeker',
  registerCompany: 'Register as Company',
  hero: {
    title: 'Find your dream job. Start by choosing a time.',
    lead: 'On TemuKerja every job shows its interview times. Pick the one that suits you, and you have applied.',
    quote: '“Companies see what you can do first. Your identity is shown only after they accept you.”',
    findJob: 'Find Your Dream Job',
    registerCompany: 'Register Your Company',
  },
  drawing: {
    title: 'Choose your interview',
    days: { first: 'Mon 23', second: 'Tue 24', third: 'Wed 25' },
    maskedName: 'D**i P**i',
  },
  stories: {
    seekers: {
      title: 'Searching for a job',
      lead: 'You know the interview time before you apply, and after that by when an answer is expected.',
      steps: {
        first: {
          title: 'Find a job that fits',
          text: 'Every company you see has been verified by our administrators.',
        },
        second: {
          title: 'Choose an interview time',
          text: 'One tap on a free slot is your application. We warn you when two interviews would clash.',
        },
        third: {
          title: 'Follow the answer',
          text: 'Accepted, pending or rejected, with the venue or the link once they accept.',
        },
      },
      action: 'Create a job seeker account',
    },
    companies: {
      title: 'Searching for an employee',
      lead: 'Thirty applicants, ten minutes. Read what matters and decide.',
      steps: {
        first: {
          title: 'Post a job with its times',
          text: 'Say when you can interview and how many people each slot can take.',
        },
        second: {
          title: 'Read skills, education and experience',
          text: 'Names and contacts stay hidden, so the work speaks first.',
        },
        third: {
          title: 'Accept for one token',
          text: 'Only then do you learn who they are and how to reach them. Rejecting costs nothing.',
        },
      },
      action: 'Create a company account',
    },
  },
  benefits: {
    title: 'Why people meet here',
    jobs: {
      title: 'Wide Range of Jobs',
      text: 'Full time, part time, contract and freelance, in fourteen industries and beyond, all over Indonesia.',
    },
    trust: {
      title: 'Trusted Network',
      text: 'Companies are checked before you can see their jobs. Your name and contacts stay yours until you are accepted.',
    },
    ease: {
      title: 'Easy Process',
      text: 'Choose a time and you have applied. Need another one? Propose it, and see the answer in the same place.',
    },
  },
  footer: {
    label: 'Contact and legal',
    whatsApp: 'WhatsApp',
    jobs: 'See jobs without logging in',
    copyright: '© 2025 TemuKerja. All rights reserved.',
  },
} as const;
