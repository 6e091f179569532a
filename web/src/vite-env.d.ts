/// <reference types="vite/client" />
declare module 'virtual:rules/*' {
  const html: string;
  export default html;
}
