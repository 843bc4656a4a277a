export const LAW_BOX_LABEL = 'Does it apply to your building, and when?';

export const LAW_QUESTIONS = {
  heading: 'What it means for you',
  date: 'When is it due?',
  penalty: "What's the penalty if I don't comply?",
  whatToDo: 'What do I do?',
  ifLate: 'What if the date has passed?',
  exempt: 'Who is exempt?',
};
