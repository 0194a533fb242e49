"""Machine code is made once: for the functions that Python calls, with all that they call.

Numba would make it of every compiled function, and optimise each anew together with everything
below it: a rule that is called through eight functions was made eight times.  What compiled code
calls is therefore kept as it was lowered, and put together where Python comes in.  Leans on names
of Numba that are not public; its minor version is pinned for that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import llvmlite.binding as llvm
import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.environment import lookup_environment


class _Library(JITCodeLibrary):  # type: ignore[misc]
    """The code of one function; what it calls stays in libraries of its own until it is needed."""

    def below(self) -> list[Any]:
        """All libraries that this one needs, callers before what they call.

        LLVM takes of a library only what somebody asked for before.
        """
        found: dict[Any, None] = {}

        def visit(library: Any) -> None:
            for called in library._linking_libraries if isinstance(library, _Library) else ():
                if called not in found:
                    visit(called)
                    found[called] = None

        visit(self)
        return list(reversed(found))

    def gather(self) -> None:
        """Put everything into this library that it needs."""
        for library in self.below():
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._linking_libraries: list[Any] = []

    def environments(self) -> list[Any]:
        """The surroundings of the functions in this library: what they raise may need them."""
        names = (variable.name for variable in self._final_module.global_variables)
        return [found for name in names if (found := lookup_environment(name)) is not None]


class _Entry(_Library):
    """What Python calls."""

    def finalize(self) -> None:
        self.gather()
        super().finalize()
        for environment in self.environments():
            self._codegen.set_env(environment.env_name, environment)


class _Repeated(_Entry):
    """What plays thousands of games at a call: optimised once more, when all is in one place."""

    def gather(self) -> None:
        super().gather()
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class _Piece(_Library):
    """What compiled code calls."""

    def finalize(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def whole(self) -> _Piece:
        """This piece with everything that it needs."""
        whole = _Piece(self._codegen, self.name)
        whole._final_module = self._get_module_for_linking().clone()
        whole._linking_libraries = self._linking_libraries
        whole.gather()
        return whole

    @classmethod
    def read(cls, codegen: Any, name: str, bitcode: bytes) -> _Piece:
        piece = cls(codegen, name)
        piece._final_module = piece._shared_module = llvm.parse_bitcode(bitcode)
        piece._finalized = True
        return piece


class _EntryCompiler(Compiler):  # type: ignore[misc]
    _library: type[_Library] = _Entry

    def compile_extra(self, function: Callable[..., Any]) -> CompileResult:
        library = self._library(self.state.targetctx.codegen(), function.__qualname__)
        library.enable_object_caching()
        self.state.library = library
        return super().compile_extra(function)


class _RepeatedCompiler(_EntryCompiler):
    _library = _Repeated


class _PieceCompiler(_EntryCompiler):
    _library = _Piece

    def compile_extra(self, function: Callable[..., Any]) -> CompileResult:
        self.state.flags.no_compile = True  # to machine code
        self.state.flags.no_cpython_wrapper = True
        return super().compile_extra(function)


class _PieceCacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    def get_filename_base(self, name: str, abi: str) -> str:
        return f"{super().get_filename_base(name, abi)}-called"

    def reduce(self, made: CompileResult) -> tuple[Any, ...]:
        made.fndesc.typemap = made.fndesc.calltypes = None  # large, and only for lowering
        whole = made.library.whole()
        bitcode, environments = whole._final_module.as_bitcode(), whole.environments()
        return whole.name, bitcode, made.fndesc, made.signature, environments

    def rebuild(self, target: Any, kept: tuple[Any, ...]) -> CompileResult:
        name, bitcode, description, signature, environments = kept
        return CompileResult(
            typing_context=target.typing_context,
            target_context=target,
            entry_point=object(),
            typing_error=None,
            type_annotation="",
            signature=signature,
            objectmode=False,
            lifted=(),
            fndesc=description,
            library=_Piece.read(target.codegen(), name, bitcode),
            call_helper=None,
            environment=None,
            metadata=None,
            reload_init=[],
            referenced_envs=environments,
        )


class _PieceCache(FunctionCache):  # type: ignore[misc]
    _impl_class = _PieceCacheImpl


def dispatchers(
    function: Callable[..., Any], cache: bool, repeated: bool, **options: Any
) -> tuple[Any, Any]:
    """What Python calls, and what compiled code calls in its place."""
    entry = _RepeatedCompiler if repeated else _EntryCompiler
    made = numba.njit(cache=cache, pipeline_class=entry, **options)(function)
    piece = numba.njit(pipeline_class=_PieceCompiler, **options)(function)
    if cache:
        piece._cache = _PieceCache(function)
    piece._compiling_counter = made._compiling_counter  # a function may call itself

    def keep(result: CompileResult) -> None:
        """It has no place in memory to be called at, only a name for its callers."""
        if result.entry_point is None:
            result, libraries = result._replace(entry_point=object()), [result.library]
            piece.targetctx.insert_user_function(result.entry_point, result.fndesc, libraries)
        piece.overloads[tuple(result.signature.args)] = result

    piece.add_overload = keep
    made.get_call_template, made.get_overload = piece.get_call_template, piece.get_overload
    return made, piece
