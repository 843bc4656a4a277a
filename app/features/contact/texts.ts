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

export const CONTACT = {
  information: 'Contact Information',
  form: 'Send Us a Message',
  received: {
    title: 'Message sent',
    description: 'We have your message. Our staff will read it and answer by email, at the address you gave.',
  },
};

export const FEEDBACK = {
  points: 'What happens next',
  received: 'Our staff will read it, and if you left an email address they may write to you with a question.',
};
