import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { storedSchema, type Stored } from '#cms/personal-data/schema.ts';
import { postForMessage, callApi, downloadFile } from '#cms/panel/api.ts';

/** What was found of an address. */
export interface Found {
  address: string;
  stored: Stored;
}

/** Looks an address up, exports and erases what is stored of it, and says what came of it. */
export function usePersonalData() {
  const router = useRouter();
  const [found, setFound] = useState<Found>();
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);

  const busily = async (work: () => Promise<string>) => {
    setBusy(true);
    setSaid('');
    try {
      setSaid(await work());
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
    said,
    isBusy,
    lookUp: (address: string) => busily(() => lookUp(address)),
    exportAll: (address: string) =>
      busily(async () => (await downloadFile('/personal-data/export', { address })) ?? 'The file is saved.'),
    erase: (address: string, confirmation: string) =>
      busily(async () => {
        const message = await postForMessage('/personal-data/erase', { address, confirmation });
        await lookUp(address);
        router.refresh();
        return message;
      }),
  };
}
