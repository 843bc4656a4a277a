export const FORM = {
  contact: 'Contact Information',
  building: 'Building Information',
  addressHint: 'House number, street and borough.',
  notesHint: 'Only our staff can read them.',
  withhold: "Do not show the building's address in the public list",
  filledIn:
    'We filled in the answers from your result. Change what you like, add your contact details, and submit them again for a new result.',
  summary: 'Before you submit',
  submit: 'Complete Assessment',
};

export const RESULT = {
  heading: 'Assessment Complete',
  nextSteps: 'Next steps',
  again: 'Take Assessment Again',
  reports: 'View Detailed Reports',
};

export const STATISTICS = {
  assessments: { title: 'Assessments listed', text: 'The latest ones, up to ten.' },
  averageScore: {
    title: 'Average score',
    text: 'Of the listed assessments. The scale runs from -9 to 20.',
  },
  noAverage: 'None yet',
  coverage: 'Connectivity coverage',
  example: 'Example',
  buildingTypes: {
    title: 'Building types assessed',
    text: 'How many of the four types are on the list.',
  },
};

export const LIST = {
  heading: 'Recent assessments',
  empty: 'No assessment data available yet.',
  takeQuiz: 'Take the readiness quiz',
};

export const REPORT_TYPES = 'Report types';

export const COMING_SOON = 'Coming Soon';
