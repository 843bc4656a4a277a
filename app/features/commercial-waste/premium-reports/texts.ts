export const REQUEST = {
  hint: 'For example, how the building is used, its fuels, and the deadline you have to meet.',
  received: {
    title: 'Request received',
    text: "We'll email you the scope, the price and a delivery date. You pay nothing until you agree.",
  },
};
