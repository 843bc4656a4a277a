/** Lint rules for this project. */

const named = (node, name) => node.type === 'Identifier' && node.name === name;

const isCallOf = ({ callee }, object, property) =>
  callee.type === 'MemberExpression' && named(callee.object, object) && named(callee.property, property);

/** Legal rules must not depend on the clock or on chance. They take the day as `asOf`. */
const noClock = {
  create: (context) => ({
    NewExpression(node) {
      if (named(node.callee, 'Date') && node.arguments.length === 0)
        context.report({ node, message: 'Take the day as `asOf`.' });
    },
    CallExpression(node) {
      if (named(node.callee, 'Date') || isCallOf(node, 'Date', 'now'))
        context.report({ node, message: 'Take the day as `asOf`.' });
      if (isCallOf(node, 'Math', 'random')) context.report({ node, message: 'Rules are deterministic.' });
    },
  }),
};

/** Forbids `request.formData()`, because it accepts any number of fields. */
const noUnlimitedForm = {
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node;
      if (callee.type === 'MemberExpression' && named(callee.property, 'formData'))
        context.report({ node, message: 'Use readForm, which has limits.' });
    },
  }),
};

export default {
  meta: { name: 'lotline' },
  rules: { 'no-clock': noClock, 'no-unlimited-form': noUnlimitedForm },
};
