import { useSubmit } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { BACK, MOVE } from './steps.ts';

/** Leads to the step before and keeps what was typed, right or wrong: nothing of it is checked. */
export function BackButton({ isBusy }: { isBusy: boolean }) {
  const submit = useSubmit();
  const goBack = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  };
  return (
    <Button
      type="submit"
      name={MOVE}
      value={BACK}
      formNoValidate
      look="secondary"
      disabled={isBusy}
      onClick={goBack}
    >
      Back
    </Button>
  );
}
