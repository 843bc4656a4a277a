import crypto, { pbkdf2 } from 'node:crypto';

/** Hashes passwords in one round instead of Payload's 600,000, because tests create hundreds of accounts. */
crypto.pbkdf2 = (password, salt, _iterations, keyLength, digest, callback) =>
  pbkdf2(password, salt, 1, keyLength, digest, callback);

/** Restores real hashing until the next file, for tests in which another process creates or checks the same passwords. */
export const usePasswordsOfProduct = (): void => {
  crypto.pbkdf2 = pbkdf2;
};
