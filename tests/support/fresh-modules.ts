import { vi } from 'vitest';

// Runs before each unit test file, so that no file sees the modules, mocks or timers of the previous file in its worker.
vi.resetModules();
vi.useRealTimers();
