import { errors as catalogue } from '../../../domain/messages/en/errors';

/** The catalogue, and the forms' texts below a field: how to fix it, or that it is empty when the form as a whole shows the catalogue's text. */
export const errors = {
  ...catalogue,
  renewedNpwp: 'An old number of 15 digits gets a zero in front: {renewed}',
  emptyFields: {
    fullName: 'Please enter your full name',
    phoneNumber: 'Please enter your phone number',
    email: 'Please enter your email address',
    education: 'Please choose your education',
    workExperience: 'Please describe your work experience',
    currentPassword: 'Please enter your current password',
    companyName: 'Please enter the company name',
    companyAddress: 'Please enter the company address',
    industry: 'Please choose an industry',
    companySize: 'Please choose a company size',
    title: 'Please enter the job title',
    location: 'Please enter the location',
    description: 'Please describe the job',
    venue: 'Please enter the venue',
    date: 'Please choose a date',
    start: 'Please choose a start time',
    end: 'Please choose an end time',
  },
} as const;
