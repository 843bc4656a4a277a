import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { storedSchema, type Stored } from '#cms/personal-data/schema.ts';
import { postForMessage, callApi, downloadFile } from '#cms/panel/api.ts';

export interface Found {
  address: string;
  stored: Stored;
}

/** Looks up an address, and exports and erases what is stored for it. */
export function usePersonalData() {
  const router = useRouter();
  const [found, setFound] = useState<Found>();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);

  const whileBusy = async (work: () => Promise<string>) => {
    setBusy(true);
    setMessage('');
    try {
      setMessage(await work());
    } finally {
      setBusy(false);
    }
  };

  const lookUp = async (address: string): Promise<string> => {
    const answer = await callApi('/personal-data/find', storedSchema, { body: { address } });
    setFound('result' in answer ? { address, stored: answer.result } : undefined);
    return 'result' in answer ? '' : answer.problem;
  };

  return {
    found,
    message,
    isBusy,
    lookUp: (address: string) => whileBusy(() => lookUp(address)),
    exportAll: (address: string) =>
      whileBusy(
        async () => (await downloadFile('/personal-data/export', { address })) ?? 'The file is saved.',
      ),
    erase: (address: string, confirmation: string) =>
      whileBusy(async () => {
        const result = await postForMessage('/personal-data/erase', { address, confirmation });
        await lookUp(address);
        router.refresh();
        return result;
      }),
  };
}
