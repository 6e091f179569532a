/// <reference types="vite/client" />
declare module 'virtual:rules' {
  /** by game and language, such as `<game>/de` */
  const pages: Record<string, () => Promise<{ default: string }>>;
  export default pages;
}
