export const MESSAGE_FAILED_TITLE = 'Message not sent';

export const MESSAGE_FAILED = 'There was an error sending your message. Please try again.';
