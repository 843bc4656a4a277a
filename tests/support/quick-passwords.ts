import crypto, { pbkdf2 } from 'node:crypto';

/** Hashes passwords in one round, where Payload takes 600,000: tests make hundreds of accounts. */
crypto.pbkdf2 = (password, salt, _iterations, keyLength, digest, callback) =>
  pbkdf2(password, salt, 1, keyLength, digest, callback);

/** For a test in which another process makes or checks a password of this one. Lasts until the next file. */
export const usePasswordsOfProduct = (): void => {
  crypto.pbkdf2 = pbkdf2;
};
