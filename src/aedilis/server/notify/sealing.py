"""Messages that only one browser can read (RFC 8291), signed so that its push service knows the sender (RFC 8292)."""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key

CURVE = ec.SECP256R1()
RECORD = 4096  # a push service need not take more
TOKEN_SECONDS = 12 * 3600  # a signature may be good for a day at most


def coded(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of such a text; raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as the 65 bytes that travel."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Key material from a shared secret."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


class Reader:
    """The browser's half of the keys; raises ValueError where they are none."""

    def __init__(self, p256dh: str, auth: str) -> None:
        self.key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        self.auth = decoded(auth)
        if len(self.auth) != 16:
            raise ValueError("the secret must have 16 bytes")


def sealed(message: bytes, reader: Reader, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b"") -> bytes:
    """A message in one `aes128gcm` record; `own` and `salt` are fresh for each unless given."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    shared = own.exchange(ec.ECDH(), reader.key)
    sender = point(own.public_key())
    secret = derived(shared, reader.auth, b"WebPush: info\0" + point(reader.key) + sender, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    last_record = b"\2"
    head = salt + RECORD.to_bytes(4, "big") + len(sender).to_bytes(1, "big") + sender
    return head + AESGCM(key).encrypt(nonce, message + last_record, None)


class ServerKey:
    """The key by which push services know this server; browsers subscribe to it."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self.private = private
        self.public = coded(point(private.public_key()))

    def __str__(self) -> str:
        """The form in which it is stored."""
        return coded(self.private.private_numbers().private_value.to_bytes(32, "big"))

    def authorization(self, endpoint: str, contact: str | None, now: int) -> str:
        """The header that proves to the endpoint's push service who sends."""
        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + TOKEN_SECONDS}
        if contact is not None:
            claims["sub"] = contact
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(coded(msgspec.json.encode(part)) for part in (head, claims))
        r, s = decode_dss_signature(self.private.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = coded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"


def new_key() -> ServerKey:
    """A fresh key."""
    return ServerKey(ec.generate_private_key(CURVE))


def stored_key(text: str) -> ServerKey:
    """The key in its stored form."""
    return ServerKey(ec.derive_private_key(int.from_bytes(decoded(text), "big"), CURVE))


def key_in_file(name: str) -> ServerKey:
    """The key in a PEM file; raises OSError or ValueError."""
    with open(name, "rb") as file:
        key = load_pem_private_key(file.read(), None)
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != CURVE.name:
        raise ValueError("not a private key of the curve P-256")
    return ServerKey(key)
