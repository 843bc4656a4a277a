export const MESSAGE_LABELS = { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' };

export const FEEDBACK_LABELS = {
  name: 'Name',
  email: 'Email',
  feedbackType: 'Feedback type',
  feedback: 'Your feedback',
};

export const FEEDBACK_SUBMITTED = {
  title: 'Feedback submitted',
  description: 'Thank you for your feedback! We appreciate your input.',
};
