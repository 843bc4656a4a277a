export const MESSAGE_FAILED = 'There was an error sending your message. Please try again.';
