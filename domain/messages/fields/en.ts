/** Fields that have the same label on their screens and in the copy of one's data. */
export const seekerFields = {
  phoneNumber: 'Phone number',
  education: 'Education',
  workExperience: 'Work experience',
  technicalSkills: 'Technical skills',
  softSkills: 'Soft skills',
} as const;
